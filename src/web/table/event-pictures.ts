import { later } from '../lib/later.tsx';

/** Small drawings of what an event is about; the words beside them do not wait. */
export const EventPictures = later(async () => (await import('./EventDrawings.tsx')).EventDrawings);
