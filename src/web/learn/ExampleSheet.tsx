// A worked example played where it was found: over the page, which stays where it is.
import { useEffect, useRef, useState } from 'react';
import type { GameId } from '../../games/index.ts';
import { useWords } from '../lib/words.ts';
import { ExamplePage } from './ExamplePage.tsx';

interface SheetProps {
  readonly game: GameId;
  readonly example: string;
  readonly onClose: () => void;
}

export function ExampleSheet({ game, example, onClose }: SheetProps) {
  const topic = useWords('learn');
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(example);
  useEffect(() => {
    const { title } = document;
    if (dialog.current?.open === false) dialog.current.showModal();
    return () => {
      document.title = title;
    };
  }, []);
  const inside = { leave: () => dialog.current?.close(), show: setShown };
  return (
    <dialog
      ref={dialog}
      className="w-example-sheet"
      aria-label={topic.example('').trim()}
      onClose={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <ExamplePage key={shown} game={game} example={shown} inside={inside} />
    </dialog>
  );
}
