import { kitOf } from '../../../text/kit.ts';
import type { hint as en } from '../../en/pages/hint.ts';

const { percent } = kitOf('de');

export const hint: typeof en = {
  title: 'Tipp',
  short: 'Tipp',
  ask: 'Was würde ein guter Spieler tun?',
  about:
    'Das Beste zuerst; daneben steht, was es in den nächsten Zügen im Vergleich zu den anderen wohl bringt. Ein Druck darauf wählt es.',
  ownCards: 'Das Urteil der Bots ist auf die eingebauten Karten abgestimmt; mit diesen kann es unsicherer sein.',
  thinking: 'Einen Augenblick, ich denke nach.',
  failed: 'Hier fällt mir nichts ein.',
  outlook: (n) => `Aussicht ${percent(n / 100)}`,
  points: (by) => `etwa ${by}`,
  rival: 'Punkte des besten Gegners',
  same: 'bringt wohl etwa so viel wie die anderen im Schnitt',
  sameAnd: 'bringt wohl etwa so viel wie die anderen im Schnitt, nämlich:',
};
