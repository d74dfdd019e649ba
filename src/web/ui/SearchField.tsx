interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (wanted: string) => void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <input
    className="w-field"
    type="search"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
