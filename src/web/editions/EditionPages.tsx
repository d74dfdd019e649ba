// 'I own the box': the list of editions, or one of them.
import { EditionsPage } from './EditionsPage.tsx';
import { EditorPage } from './EditorPage.tsx';
import './editions.css';

export function EditionPages({ id, hash }: { readonly id: string; readonly hash: string }) {
  return id === '' ? <EditionsPage hash={hash} /> : <EditorPage key={id} id={id} hash={hash} />;
}
