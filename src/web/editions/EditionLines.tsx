// One's own editions in a list, and those on the server.
import { useState } from 'react';
import type { GamePackage } from '../../games/index.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { isPrintable } from '../../text/edition/read.ts';
import type { EditionCard } from '../../wire/editions.ts';
import { complain } from '../lib/refusal.ts';
import { go, Link } from '../lib/router.ts';
import { saveFile } from '../lib/save-file.ts';
import { useKit, useWords } from '../lib/words.ts';
import { createOwn, dropOwn, loadKept, renameOwn, takeBackOwn } from './own.ts';
import type { OwnEdition } from './store.ts';

interface OwnLineProps {
  readonly own: OwnEdition;
  readonly pkg: GamePackage | null;
  changed(dropped?: OwnEdition): void;
}

export function OwnLine({ own, pkg, changed }: OwnLineProps) {
  const words = useWords('editions');
  const { date } = useKit();
  const [name, setName] = useState<string | null>(null);
  const { edition, kept } = own;
  const differs = pkg === null ? null : compareEditions(pkg.editions!.kind.builtIn, edition).length;
  const drop = async (): Promise<void> => {
    const alone = kept === undefined ? own : await takeBackOwn(own);
    await dropOwn(alone);
    changed(alone);
  };
  const rename = async (): Promise<void> => {
    if (name !== null && isPrintable(name) && name.trim() !== edition.name) await renameOwn(own, name);
    setName(null);
    changed();
  };
  const file = (): void => saveFile(JSON.stringify(edition, null, 2), `${edition.id}.json`, 'application/json');
  return (
    <li>
      {name === null ? (
        <Link to={`/editions/${own.key}`} className="w-eds-name">
          {edition.name}
        </Link>
      ) : (
        <input
          className="w-field"
          aria-label={words.editionName}
          aria-invalid={!isPrintable(name)}
          value={name}
          // biome-ignore lint/a11y/noAutofocus: whoever pressed 'rename' wants to type
          autoFocus
          onChange={({ target }) => setName(target.value)}
          onBlur={() => void rename().catch(complain)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
      <span className="w-about">
        {differs !== null && `${differs === 0 ? words.same : words.differs(differs)} · `}
        {words.changedOn(date(own.at))}
        {kept !== undefined && ` · ${kept.isShared ? words.sharedThere : words.onServer}`}
      </span>
      <span className="w-eds-buttons">
        <Link to={`/editions/${own.key}`} className="w-second" label={`${words.edit}: ${edition.name}`}>
          {words.edit}
        </Link>
        <Press label={words.rename} of={edition.name} act={() => setName(edition.name)} />
        <Press
          label={words.copy}
          of={edition.name}
          act={() => void createOwn(edition, words.copyOf(edition.name)).then(() => changed(), complain)}
        />
        <Press label={words.exportJson} of={edition.name} act={file} />
        <Press label={words.remove} of={edition.name} act={() => void drop().catch(complain)} />
      </span>
    </li>
  );
}

interface PressProps {
  readonly label: string;
  readonly of: string;
  act(): void;
}
const Press = ({ label, of, act }: PressProps) => (
  <button type="button" className="w-quiet" aria-label={`${label}: ${of}`} onClick={act}>
    {label}
  </button>
);

/** Mine from another device, or one that somebody shares: to be played with, and to begin from. */
export function KeptLine({ card }: { readonly card: EditionCard }) {
  const words = useWords('editions');
  const copy = async (): Promise<void> => {
    const { edition } = await loadKept(card.id);
    const { key } = await createOwn(edition, words.copyOf(edition.name));
    go(`/editions/${key}`);
  };
  return (
    <li>
      {card.isMine ? (
        <Link to={`/editions/${card.id}`} className="w-eds-name">
          {card.name}
        </Link>
      ) : (
        <strong>{card.name}</strong>
      )}
      <span className="w-about">{card.isMine ? words.onServer : words.byOthers}</span>
      <span className="w-eds-buttons">
        <Press label={words.copy} of={card.name} act={() => void copy().catch(complain)} />
      </span>
    </li>
  );
}
