import { TextField, Checkbox, FormControlLabel } from '@mui/material';
import { Controller, FormProvider, useController, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import Select from 'react-select';

function City() {
  const { register } = useFormContext();
  return (
    <label>
      City <input {...register('address.city', { required: 'Where to?', maxLength: 40 })} />
    </label>
  );
}

function Phone({ control, name }) {
  const { field } = useController({ name, control, rules: { required: true } });
  return <TextField label="Phone" onChange={field.onChange} onBlur={field.onBlur} value={field.value} name={field.name} inputRef={field.ref} />;
}

export default function Registration() {
  const methods = useForm({ defaultValues: { flavour: null, guests: [{ name: '' }] } });
  const { control, handleSubmit, register, reset } = methods;
  const { fields, append, remove } = useFieldArray({ control, name: 'guests' });
  const onSubmit = (data) => fetch('/api/registrations', { method: 'POST', body: JSON.stringify(data) });

  return (
    <FormProvider {...methods}>
      <form onSubmit={handleSubmit(onSubmit)}>
        <label htmlFor="first">First name</label>
        <input id="first" {...register('firstName', { required: true, minLength: 2 })} />
        <label htmlFor="age">Age</label>
        <input id="age" type="number" {...register('age', { valueAsNumber: true, min: 18, max: 99 })} />
        <label>Gender
          <select {...register('gender')}>
            <option value="female">female</option>
            <option value="other">other</option>
          </select>
        </label>
        <fieldset>
          <legend>Colours</legend>
          <label><input type="checkbox" value="red" {...register('colours')} /> Red</label>
          <label><input type="checkbox" value="green" {...register('colours')} /> Green</label>
        </fieldset>
        <Controller
          name="mail"
          control={control}
          rules={{ required: true }}
          render={({ field }) => <TextField {...field} label="Mail" type="email" />}
        />
        <Controller
          name="flavour"
          control={control}
          render={({ field }) => <Select {...field} inputId="flavour" aria-label="Ice cream" options={[{ value: 'vanilla', label: 'Vanilla' }]} />}
        />
        <Controller
          name="newsletter"
          control={control}
          render={({ field: { value, ...field } }) => <FormControlLabel label="Newsletter" control={<Checkbox {...field} checked={!!value} />} />}
        />
        <Phone control={control} name="phone" />
        <City />
        {fields.map((field, index) => (
          <section key={field.id}>
            <input placeholder="Guest" {...register(`guests.${index}.name`)} />
            <button type="button" onClick={() => remove(index)}>Remove guest</button>
          </section>
        ))}
        <button type="button" onClick={() => append({ name: '' })}>Add guest</button>
        <button type="button" onClick={() => reset()}>Start again</button>
        <input type="submit" value="Register" />
      </form>
    </FormProvider>
  );
}
