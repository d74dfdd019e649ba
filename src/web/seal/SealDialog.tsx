import { useId } from 'react';
import { COLOUR_NAMES, type ColourName, SEALS, type SealName } from '../../text/seals.ts';
import { complain } from '../lib/refusal.ts';
import { chooseLooks, useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SealDrawing } from './SealDrawing.tsx';
import './seal.css';

const COLOURS = ['none', ...COLOUR_NAMES] as const;

export function SealDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('seals');
  const { lang } = useWords();
  const { seal, colour } = useSession();
  const wish = (name: (typeof COLOURS)[number]): void =>
    void chooseLooks({ colour: name === 'none' ? null : name }).catch(complain);
  return (
    <Dialog title={words.title} lang={lang.seals} onClose={onClose} kind="sheet">
      <div className="w-stack">
        <SealChoice seal={seal} onChange={(name) => void chooseLooks({ seal: name }).catch(complain)} />
        <div className="w-stack-s">
          <Choice
            label={words.colour}
            values={COLOURS}
            value={colour ?? 'none'}
            name={(name) => (name === 'none' ? words.noWish : <Swatch colour={name} />)}
            onChange={wish}
          />
          <p className="w-about">{words.colourAbout}</p>
        </div>
      </div>
    </Dialog>
  );
}

function Swatch({ colour }: { readonly colour: ColourName }) {
  const { colours } = useWords('seals');
  return (
    <span className="w-swatch">
      <i style={{ background: `var(--own-${COLOUR_NAMES.indexOf(colour)})` }} />
      {colours[colour]}
    </span>
  );
}

interface SealChoiceProps {
  readonly seal: SealName;
  readonly onChange: (seal: SealName) => void;
}

/** All of them, each under its name. */
function SealChoice({ seal, onChange }: SealChoiceProps) {
  const words = useWords('seals');
  const group = useId();
  return (
    <fieldset className="w-seals">
      <legend>{words.seal}</legend>
      <p className="w-about">{words.about}</p>
      <div>
        {SEALS.map((name) => (
          <label key={name} className={name === seal ? 'is-chosen' : ''}>
            <input type="radio" name={group} checked={name === seal} onChange={() => onChange(name)} />
            <SealDrawing name={name} size={52} />
            <span>{words.names[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
