import * as React from 'react';
import { Label as LabelPrimitive, Slot } from 'radix-ui';
import { Controller, FormProvider, useFormContext, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form';
import { cn } from '@/lib/utils';
import { Label } from './label';

const Form = FormProvider;
const FormFieldContext = React.createContext<{ name: string }>({} as { name: string });

const FormField = <TFieldValues extends FieldValues, TName extends FieldPath<TFieldValues>>({
  ...props
}: ControllerProps<TFieldValues, TName>) => (
  <FormFieldContext.Provider value={{ name: props.name }}>
    <Controller {...props} />
  </FormFieldContext.Provider>
);

const FormItemContext = React.createContext<{ id: string }>({} as { id: string });

const useFormField = () => {
  const fieldContext = React.useContext(FormFieldContext);
  const itemContext = React.useContext(FormItemContext);
  const { getFieldState } = useFormContext();
  const { id } = itemContext;
  return { id, name: fieldContext.name, formItemId: `${id}-form-item`, ...getFieldState(fieldContext.name) };
};

function FormItem({ className, ...props }: React.ComponentProps<'div'>) {
  const id = React.useId();
  return (
    <FormItemContext.Provider value={{ id }}>
      <div data-slot="form-item" className={cn('grid gap-2', className)} {...props} />
    </FormItemContext.Provider>
  );
}

function FormLabel({ className, ...props }: React.ComponentProps<typeof LabelPrimitive.Root>) {
  const { formItemId } = useFormField();
  return <Label data-slot="form-label" className={className} htmlFor={formItemId} {...props} />;
}

function FormControl({ ...props }: React.ComponentProps<typeof Slot.Root>) {
  const { formItemId } = useFormField();
  return <Slot.Root data-slot="form-control" id={formItemId} {...props} />;
}

function FormDescription({ className, ...props }: React.ComponentProps<'p'>) {
  return <p className={className} {...props} />;
}

export { useFormField, Form, FormItem, FormLabel, FormControl, FormDescription, FormField };
