// Pictures of a table at a moment of a game: large and small, by day and by candle, as a watcher and as the first seat see it.
import { useEffect, useState } from 'react';
import { isGameId, loadGame } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Language } from '../../text/languages.ts';
import { pictureAddress } from '../lib/picture-address.ts';
import { sittingAt } from './BoardPage.tsx';
import { NAMES } from './samples.tsx';

interface PicturesPageProps {
  readonly game: string;
  readonly moment: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly language: Language;
}

async function draw({ game, moment, seats, settings, language }: PicturesPageProps): Promise<string[]> {
  if (!isGameId(game)) return [];
  const pkg = await loadGame(game);
  const { engine, s } = sittingAt(pkg, moment, seats, 'any', settings);
  const drawn: string[] = [];
  for (const viewer of [null, 0])
    for (const theme of ['light', 'dark'] as const)
      for (const size of ['large', 'small'] as const) {
        const svg = await pkg.picture?.(engine.view(s, viewer), { size, theme, language, names: NAMES });
        if (svg !== undefined) drawn.push(pictureAddress(svg));
      }
  return drawn;
}

export function PicturesPage(props: PicturesPageProps) {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useEffect(() => void draw(props).then(setDrawn), []);
  return (
    <main className="g-pictures">
      {drawn.map((address) => (
        <img key={address} src={address} alt="" />
      ))}
    </main>
  );
}
