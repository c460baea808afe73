import type { UseFormRegisterReturn } from 'react-hook-form';

interface RadioGroupProps {
  legend: string;
  options: { value: string; label: string }[];
  registration: UseFormRegisterReturn;
  error?: string;
}

export function RadioGroup({ legend, options, registration, error }: RadioGroupProps) {
  return (
    <fieldset className={error ? 'field radio-group field-invalid' : 'field radio-group'}>
      <legend>{legend}</legend>
      <div className="radio-options">
        {options.map((option) => (
          <label key={option.value} className="radio-option">
            <input type="radio" value={option.value} {...registration} />
            {option.label}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
