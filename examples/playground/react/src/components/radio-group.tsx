interface RadioGroupProps {
  legend: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
  error?: string;
  onChange: (value: string) => void;
}

export function RadioGroup({ legend, name, value, options, error, onChange }: RadioGroupProps) {
  return (
    <fieldset className={error ? 'field radio-group field-invalid' : 'field radio-group'}>
      <legend>{legend}</legend>
      <div className="radio-options">
        {options.map((option) => (
          <label key={option.value} className="radio-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
