/** Says politely what changed, to those who do not see it: what is in `text` is said when it changes. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="k-unseen" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
