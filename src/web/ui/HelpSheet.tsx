import { useWords } from '../lib/words.ts';
import { Dialog } from './Dialog.tsx';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const help = useWords().keys;
  const { names } = help;
  const keys: readonly (readonly [string, keyof typeof help.keys])[] = [
    [names.tab, 'tab'],
    [names.arrows, 'arrows'],
    [names.enter, 'enter'],
    ['Z', 'z'],
    ['R', 'r'],
    ['L', 'l'],
    ['H', 'h'],
    [', .', 'back'],
    ['G', 'g'],
    ['B', 'b'],
    ['C', 'c'],
    ['?', 'question'],
    [names.escape, 'escape'],
  ];
  return (
    <Dialog title={help.title} kind="sheet" onClose={onClose}>
      <dl className="w-keys">
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{help.keys[what]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
