import { Control } from './control';

interface Option {
  id: string;
  text: string;
}

export function SelectField({ label, options, ...rest }: { label: string; options: Option[]; name: string }) {
  return (
    <Control label={label}>
      <select {...rest}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
    </Control>
  );
}
