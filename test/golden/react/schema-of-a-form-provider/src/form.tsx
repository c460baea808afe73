import { Controller, FormProvider } from 'react-hook-form';

// As shadcn's form.tsx: the form is a provider, and a field is a controller.
export const Form = FormProvider;

export function FormField({ ...props }) {
  return <Controller {...props} />;
}

export function FormItem({ label, children }) {
  return (
    <label>
      {label} {children}
    </label>
  );
}
