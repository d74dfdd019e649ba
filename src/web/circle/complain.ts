// Why not, in the words of circles where they have some.
import { Problem } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { toast } from '../lib/toasts.ts';
import { wordsOfRoom } from '../lib/words.ts';

export async function complainHere(error: unknown): Promise<void> {
  const { problems } = await wordsOfRoom('circle');
  if (error instanceof Problem && Object.hasOwn(problems, error.why)) toast(problems[error.why], 'refusal');
  else complain(error);
}
