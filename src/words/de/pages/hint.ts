import { kitOf } from '../../../text/kit.ts';
import type { hint as en } from '../../en/pages/hint.ts';

const { and, percent } = kitOf('de');
const isOne = (by: string): boolean => by === '1' || by === '½';

export const hint: typeof en = {
  title: 'Tipp',
  short: 'Tipp',
  ask: 'Was würde ein guter Spieler tun?',
  about:
    'In vielen Partien ausprobiert, die folgen könnten. Was gleich gut ist, hat dieselbe Nummer. Drück auf eines, um es zu wählen.',
  ownCards: 'Das Urteil der Bots ist auf die eingebauten Karten abgestimmt; mit diesen kann es unsicherer sein.',
  thinking: 'Einen Augenblick, ich denke nach.',
  failed: 'Hier fällt mir nichts ein.',
  outlook: (n) => `Aussicht ${percent(n / 100)}`,
  even: 'So gut wie der erste, soweit es sich sagen lässt.',
  allEven: 'Nichts anderes, was ausprobiert wurde, ist klar schlechter.',
  own: (kind, by, isMore) => `etwa ${by} ${isOne(by) ? 'Punkt' : 'Punkte'} ${isMore ? 'mehr' : 'weniger'} (${kind})`,
  others: (name, by, isMore) => `etwa ${by} ${isMore ? 'mehr' : 'weniger'} für ${name}`,
  because: (parts, than) => `Wohl ${and(parts)} als ${than}.`,
  quoted: (option) => `mit „${option}“`,
  first: 'mit dem ersten',
  unsaid: 'Viele Kleinigkeiten zusammen; keine davon fällt auf.',
};
