/** Politely announces changes to people who do not see them: `text` is read out when it changes. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="k-unseen" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
