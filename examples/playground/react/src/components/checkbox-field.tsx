import type { InputHTMLAttributes } from 'react';

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
}

export function CheckboxField({ label, ...rest }: CheckboxFieldProps) {
  return (
    <label className="checkbox-field">
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
