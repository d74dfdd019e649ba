// They lie beside the value that begins with them: a page that shows a table needs them, and nothing else of this folder.
export { type Numbers, WEIGHTS } from '../bot-weights.ts';
