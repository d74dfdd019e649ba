import { TypeCompiler } from '@sinclair/typebox/compiler';
import { ClientMessage } from '../wire/messages.ts';

const messages = TypeCompiler.Compile(ClientMessage);

/** What somebody's page says; null: nothing that this house understands. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return messages.Check(message) ? message : null;
  } catch {
    return null;
  }
}
