import { useId, type TextareaHTMLAttributes } from 'react';
import { FormField } from './form-field';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string;
  hint?: string;
}

export function TextAreaField({ label, error, hint, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      <textarea id={id} rows={3} aria-describedby={error ? `${id}-error` : undefined} {...rest} />
    </FormField>
  );
}
