// The pictures of a rulebook: each below its rule, with a line that says what it shows.
import { memo } from 'react';
import { drawPlate, type Plate } from '../../draw/plate.ts';
import type { GamePackage } from '../../games/index.ts';
import { Drawn } from '../../parts/Drawn.tsx';
import { allWordsOf, foreign, type Language, wordsOf } from '../../text/languages.ts';
import type { GameWords, PlateWords } from '../../text/package.ts';
import { byGame } from '../lib/by-game.ts';
import { type Drawer, loadDrawer } from '../lib/drawer.ts';

const PLATES = byGame(import.meta.glob<{ readonly PLATES: readonly Plate[] }>('../../games/*/picture/plates.ts'));

export interface Pictured {
  readonly byRule: ReadonlyMap<string, readonly Plate[]>;
  readonly drawer: Drawer;
  readonly words: GameWords;
  readonly said: PlateWords;
  /** Of what is said, where it is not the reader's. */
  readonly lang: Language | undefined;
}

/** null for a game without any. */
export async function loadPlates(pkg: GamePackage, language: Language): Promise<Pictured | null> {
  const load = PLATES.get(pkg.game.id);
  const say = wordsOf(pkg.words, language, 'plates');
  if (load === undefined || say === undefined) return null;
  const [{ PLATES: all }, drawer, { plates: said }] = await Promise.all([load(), loadDrawer(pkg.game.id), say()]);
  if (drawer === null) return null;
  const byRule = Map.groupBy(all, ({ rule }) => rule);
  return { byRule, drawer, words: allWordsOf(pkg.words, language), said, lang: foreign(pkg.words, language, 'plates') };
}

/** Pixels for a unit of a drawing: a card is as wide as a thumb. */
const SCALE = 0.78;

export const Plates = memo(function Plates({ of, rule }: { readonly of: Pictured | null; readonly rule: string }) {
  const plates = of?.byRule.get(rule);
  if (!of || plates === undefined) return null;
  return (
    <div className={`w-plates ${of.drawer.PAINT}`} lang={of.lang}>
      {plates.map((plate) => {
        const { drawing, width, height } = drawPlate(plate, of.drawer.pieceNamed, of.words);
        return (
          <figure key={plate.id} className="w-plate">
            <svg
              viewBox={`0 0 ${width} ${height}`}
              width={Math.round(width * SCALE)}
              height={Math.round(height * SCALE)}
              aria-hidden="true"
              focusable="false"
            >
              <Drawn of={drawing} />
            </svg>
            <figcaption>{of.said[plate.id]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
});
