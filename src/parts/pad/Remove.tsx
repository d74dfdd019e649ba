interface RemoveProps {
  readonly label: string;
  press(): void;
}

/** Takes a piece away again: a small round button at its edge. */
export const Remove = ({ label, press }: RemoveProps) => (
  <button type="button" className="k-badge k-remove" aria-label={label} title={label} onClick={press}>
    ×
  </button>
);
