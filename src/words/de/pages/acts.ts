import { kitOf } from '../../../text/kit.ts';
import type { acts as en } from '../../en/pages/acts.ts';

const { counted } = kitOf('de');

export const acts: typeof en = {
  opened: () => 'Der Tisch ist offen',
  sit: (name) => `${name} setzt sich`,
  leave: (name, _other, [spoils]) => `${name} verlässt den Tisch${spoils === undefined ? '' : ': alle mischen neu'}`,
  rename: (name) => `${name} hat einen neuen Namen`,
  adorn: (name) => `${name} hat ein anderes Siegel oder eine andere Farbe`,
  chair: () => 'Die Plätze sind geändert',
  close: () => 'Der Gastgeber hat den Tisch geschlossen',
  start: () => 'Das Spiel beginnt',
  promise: (name) => `${name} verspricht einen Teil der Mischung`,
  reveal: (name) => `${name} deckt einen Teil der Mischung auf`,
  call: (_name, _other, [what]) =>
    what === 'roll'
      ? 'Zum Mischen wird aufgerufen'
      : `Ein Teil der Mischung kam nicht rechtzeitig: ein Platz ist frei${what === 'reveal' ? ', und alle mischen neu' : ''}`,
  undo: (name) => `${name} nimmt die letzte Entscheidung zurück`,
  sitOut: (name) => `${name} lässt einen Bot spielen`,
  comeBack: (name) => `${name} ist wieder da`,
  share: (name) => `${name} lädt jemanden auf denselben Platz ein`,
  joinSeat: (name) => `Zu zweit auf einem Platz: ${name}`,
  alone: (name) => `${name} spielt den Platz wieder allein`,
  showHands: (name) => `${name} ist einverstanden, dass Zuschauer alle Hände sehen`,
  hideHands: (name) => `${name} möchte nicht, dass Zuschauer Hände sehen`,
  unite: () => 'Hinter zwei Namen steckt ein und dieselbe Person',
  keyMade: (name) => `${name} gibt einem Programm den Schlüssel zum Platz`,
  keyTaken: (name) => `${name} nimmt dem Programm den Schlüssel wieder ab`,
  askBack: (name) => `${name} möchte zurückgehen`,
  agreeBack: (name) => `${name} ist mit dem Zurückgehen einverstanden`,
  refuseBack: (name) => `${name} möchte lieber nicht zurückgehen`,
  abandon: (name) => `${name} möchte aufhören`,
  stay: (name) => `${name} möchte weiterspielen`,
  timeUp: (_name, other, [, verdict]) =>
    `Die Zeit von ${other} ist um${{ bot: ': ein Bot springt ein', open: ': der Platz ist frei', vote: ': die anderen stimmen ab', go: ': der Zug ist beendet' }[verdict] ?? '; der Tisch wartet'}`,
  vote: (name, other, [, wants, decided]) =>
    `${name} stimmt über ${other} ab: ${{ bot: 'ein Bot', open: 'Platz freigeben' }[wants] ?? 'warten'}${decided === undefined ? '' : '. Das entscheidet'}`,
  nudge: (name: string, other: string) => `${name} stupst ${other} an`,
  standIn: (name: string, other: string, [, isIn]: readonly string[]) =>
    isIn === undefined
      ? `${name} möchte, dass ein Bot für ${other} einspringt`
      : `${name} bittet um einen Bot: Er springt für ${other} ein`,
  askVote: (name: string, other: string, [, wants, decided]: readonly string[]) =>
    `${name} lässt über den Platz von ${other} abstimmen: ${{ bot: 'ein Bot', open: 'Platz freigeben' }[wants] ?? 'warten'}${decided === undefined ? '' : '. Damit ist es entschieden'}`,
  stop: () => 'Wer fehlt, hat nicht geantwortet; die Partie endet',
  change: () => 'Der Gastgeber hat die Einstellungen geändert',
  pardon: (name, other) => `${name} gibt ${other} Platz und Zeit zurück`,
  holiday: (name, _other, [days]) =>
    days === '0'
      ? `${name} ist aus dem Urlaub zurück`
      : `${name} nimmt Urlaub: ${counted(Number(days), 'Tag', 'Tage')}`,
  rematch: () => 'Für die nächste Partie steht ein neuer Tisch bereit',
  chatOn: () => 'Der Chat ist eingeschaltet',
  chatOff: () => 'Der Chat ist abgeschaltet',
  rules: (_name, _other, [what]) =>
    what === 'kept'
      ? 'Eine Regel dieses Spiels ist inzwischen berichtigt; dieser Tisch spielt nach den Regeln weiter, mit denen er begann'
      : 'Die Regeln, mit denen dieser Tisch begann, gibt es nicht mehr; ab hier gelten die heutigen',
  deal: () => 'Die Runde beginnt: An allen Tischen liegt dieselbe Ausgangslage',
  openRound: () => 'Alle Tische der Runde sind fertig: Aufzeichnung und Zuschauen sind offen',
  standstill: () => 'Das Haus war eine Weile geschlossen; alle Uhren standen still',
  rewind: () => 'Das Haus hat das Spiel um einen Schritt zurückgestellt',
  adjudicate: () => 'Das Haus hat das Spiel beendet',
  erase: () => 'Ein Name wurde gelöscht',
};
