// The game's picture on the front page: a plan on the boards of the yard, and the cards you play.
import './pigments.css';
import { use, useDeferredValue } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import type { Language } from '../../../text/languages.ts';
import { readBuilding, readPerson } from '../data/kinds.ts';
import { buildingFace, personFace } from '../picture/cards.ts';
import type { CardNames } from '../words/names.ts';

const HOUSES = ['BG04', 'BY03', 'BB07', 'BR08'];
const PEOPLE = ['FA09', 'CA07', 'SO06', 'ME05', 'CR10'];

/** Of all that the game says, a picture needs only these. */
const NAMES = import.meta.glob<{ readonly names: CardNames }>('../words/*/names.ts');
const asked = new Map<Language, ReturnType<(typeof NAMES)[string]>>();

function namesIn(language: Language): ReturnType<(typeof NAMES)[string]> {
  const load = NAMES[`../words/${language}/names.ts`] ?? NAMES['../words/en/names.ts'];
  const names = asked.get(language) ?? load();
  asked.set(language, names);
  return names;
}

export default function Picture({ language }: { readonly language: Language }) {
  const { names } = use(namesIn(useDeferredValue(language))); // the picture stays until it has the names in another language
  return (
    <svg
      className="ty-pigments ty-picture"
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="640" height="400" fill="#8d683f" />
      <path d="M0 66H640M0 146H640M0 226H640M0 306H640M0 386H640" stroke="#6d4d2b" strokeWidth="3" />
      <path d="M34 38 596 18 614 352 44 374Z" fill="#2a1806" opacity=".35" transform="translate(6 10)" />
      <path d="M34 38 596 18 614 352 44 374Z" fill="#f1ead8" />
      <path
        d="M36 82 598 62M38 128 600 108M39 174 602 154M41 220 604 200M42 266 606 246M44 312 608 292M110 35 120 371M190 32 200 368M270 29 280 365M350 26 360 362M430 23 440 359M510 20 520 356"
        stroke="#4062a0"
        strokeWidth="1"
        opacity=".3"
      />
      {HOUSES.map((code, i) => (
        <g key={code} transform={`translate(${92 + i * 118} ${44 - i * 4}) rotate(${[-2, 1, -1, 2][i]})`}>
          <rect width="104" height="146" x="3" y="5" rx="6" fill="#2a1806" opacity=".35" />
          <svg width="104" height="146" viewBox="0 0 100 140" aria-hidden="true">
            <Drawn of={buildingFace(readBuilding(code)!, names, 'large')} />
          </svg>
        </g>
      ))}
      {PEOPLE.map((code, i) => (
        <g key={code} transform={`rotate(${(i - 2) * 7} 320 720) translate(${136 + i * 74} ${214})`}>
          <rect width="118" height="165" x="3" y="6" rx="7" fill="#2a1806" opacity=".35" />
          <svg width="118" height="165" viewBox="0 0 100 140" aria-hidden="true">
            <Drawn of={personFace(readPerson(code)!, names)} />
          </svg>
        </g>
      ))}
    </svg>
  );
}
