import { TypeCompiler } from '@sinclair/typebox/compiler';
import { ClientMessage } from './schemas.ts';

const messages = TypeCompiler.Compile(ClientMessage);

/** What a client has said over a live connection; null: it cannot be understood. */
export function readMessage(text: string) {
  try {
    const message: unknown = JSON.parse(text);
    return messages.Check(message) ? message : null;
  } catch {
    return null;
  }
}
