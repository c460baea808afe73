import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';

interface FormProps<Values extends object> {
  onSubmit: (values: Values) => void;
  children: (form: UseFormReturn<Values>) => React.ReactNode;
  title?: string;
}

export const Form = <Values extends object>({ onSubmit, children, title }: FormProps<Values>) => {
  const form = useForm<Values>();
  return (
    <FormProvider {...form}>
      <form aria-label={title} onSubmit={form.handleSubmit(onSubmit)}>
        {children(form)}
      </form>
    </FormProvider>
  );
};
