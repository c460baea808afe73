import { Controller, useForm } from 'react-hook-form';

import { emptyStay, extras, floors, type Stay, useStay } from '../stay';

export function HookFormStay() {
  const { kept, keep } = useStay();
  const { register, control, handleSubmit } = useForm<Stay>({ defaultValues: emptyStay });

  return (
    <section aria-label="Hook form stay">
      <form onSubmit={handleSubmit((stay) => keep({ stay }))}>
        <label>
          Wishes <textarea {...register('wishes')} />
        </label>
        <label>
          Email <input type="email" {...register('email')} />
        </label>
        <label>
          Website <input type="url" {...register('website')} />
        </label>
        <label>
          Phone <input type="tel" {...register('phone')} />
        </label>
        <label>
          Keyword <input type="search" {...register('keyword')} />
        </label>
        <label>
          Wake-up <input type="time" {...register('wakeUp')} />
        </label>
        <label>
          Departure <input type="datetime-local" {...register('departure')} />
        </label>
        <label>
          Season <input type="month" {...register('season')} />
        </label>
        <label>
          Week <input type="week" {...register('week')} />
        </label>
        <label>
          Colour <input type="color" {...register('colour')} />
        </label>
        <label>
          Warmth <input type="range" min={16} max={26} {...register('warmth', { valueAsNumber: true })} />
        </label>
        <Controller
          control={control}
          name="parking"
          render={({ field }) => (
            <label>
              <input
                type="checkbox"
                role="switch"
                name={field.name}
                checked={field.value}
                onChange={(event) => field.onChange(event.target.checked)}
                onBlur={field.onBlur}
              />{' '}
              Parking
            </label>
          )}
        />
        <label>
          Extras{' '}
          <select multiple {...register('extras')}>
            {extras.map((extra) => (
              <option key={extra}>{extra}</option>
            ))}
          </select>
        </label>
        <label>
          Floor{' '}
          <select size={4} {...register('floor')}>
            <option value="">Any</option>
            {floors.map((floor) => (
              <option key={floor}>{floor}</option>
            ))}
          </select>
        </label>
        <label>
          Passport <input type="file" />
        </label>
        <button type="submit">Save stay</button>
      </form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
    </section>
  );
}
