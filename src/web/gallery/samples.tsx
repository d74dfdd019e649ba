// What the shelves show: people, and cards of nobody's game.
import { WrittenFace } from '../../parts/Card.tsx';

export const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
export const NAMES = ['Anna', 'Beat', 'Chiara', 'Dario', 'Elif', 'Fritz', 'Greta', 'Hugo'];
const TRADES = ['Böttcher', 'Kerzenzieher', 'Salzhändler', 'Weberin', 'Kürschner'];
const PIGMENTS = ['#8c3b24', '#1c5ca6', '#2f6b3c', '#b8860b'];

export const nameOf = (n: number): string => `${TRADES[n % TRADES.length]} ${n}`;
export const Face = ({ n }: { readonly n: number }) => (
  <WrittenFace name={TRADES[n % TRADES.length]} sign={n} value={n} pigment={PIGMENTS[n % PIGMENTS.length]} />
);
