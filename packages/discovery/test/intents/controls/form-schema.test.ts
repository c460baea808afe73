import { describe, expect, test } from 'vitest';

import type { Constraints, Intent } from '../../../src/intents/model/intent.js';
import { readSource } from '../../../src/source/read-source.js';

/** Reads a form of one field `x` whose schema is written in code. */
function fieldOf(schema: string, more = '', name = 'x'): Intent | undefined {
  const text = `
    import { useForm } from 'react-hook-form';
    import { zodResolver } from '@hookform/resolvers/zod';
    import { z } from 'zod';
    import * as yup from 'yup';
    import * as v from 'valibot';
    import { hasLength, isInRange, isNotEmpty } from '@mantine/form';
    const schema = ${schema};
    export function Page() {
      const { register, handleSubmit } = useForm({ resolver: zodResolver(schema) ${more} });
      return (
        <form onSubmit={handleSubmit((values) => fetch('/x', { method: 'POST' }))}>
          <label>X <input {...register('${name}')} /></label>
          <button>Send</button>
        </form>
      );
    }`;
  return readSource([{ path: 'src/page.tsx', text }], () => null).appModel.intents[0];
}

const constraintsOf = (field: string): Constraints | undefined => fieldOf(`z.object({ x: ${field} })`)?.constraints;

describe('rulesOfForm', () => {
  test.each<[string, Constraints]>([
    ['z.string()', {}],
    ['z.string().min(2).max(9)', { minLength: 2, maxLength: 9, required: true }],
    ['z.string().min(0)', { minLength: 0 }],
    ['z.string().nonempty().optional()', { minLength: 1 }],
    ['z.optional(z.string().min(3))', { minLength: 3 }],
    ['z.string().regex(/^[a-z]+$/)', { pattern: '[a-z]+', required: true }],
    ['z.string().regex(/^[a-z]*$/)', { pattern: '[a-z]*' }],
    ['z.string().regex(/^[a-z]+$/i)', {}],
    ['z.enum(["a", "b"])', { pattern: 'a|b', required: true }],
    ['z.enum(["a", "b"]).default("a")', { pattern: 'a|b' }],
    ['z.number().int().positive().lt(10)', { min: '1', max: '9', step: '1', required: true }],
    ['z.number().positive()', { required: true }],
    ['z.coerce.number().min(0)', { min: '0' }],
    ['z.number().multipleOf(5).nullable()', { step: '5' }],
    ['z.string().refine((value) => value.length > 3).transform(Number)', {}],
    ['z.string().min(2).or(z.literal(""))', {}],
    ['z.string().min(4).pipe(z.string().max(6))', { minLength: 4, maxLength: 6, required: true }],
    ['yup.string().min(2).required()', { minLength: 2, required: true }],
    ['yup.number().min(3)', { min: '3' }],
    ['yup.string().min(2).email()', { minLength: 2 }],
    ['yup.string().oneOf(["a.b"])', { pattern: String.raw`a\.b` }],
    ['v.pipe(v.string(), v.minLength(2))', { minLength: 2, required: true }],
    ['v.nullish(v.pipe(v.number(), v.maxValue(5)))', { max: '5' }],
    ['isNotEmpty("Needed")', { required: true }],
    ['hasLength({ min: 2, max: 4 })', { minLength: 2, maxLength: 4, required: true }],
    ['isInRange({ min: 1, max: 3 }, "No")', { min: '1', max: '3', required: true }],
    ['unknownRule()', {}],
  ])('reads %s', (schema, constraints) => {
    expect(constraintsOf(schema)).toEqual(constraints);
  });

  test.each([
    ['z.object({ x: z.string() }).extend({ x: z.string().max(5) })', { maxLength: 5 }],
    ['z.object({ x: z.string().min(1) }).partial()', { minLength: 1 }],
    ['z.object({ x: z.string().min(1) }).omit({ x: true })', {}],
    ['z.object({ y: z.string().min(1) }).merge(z.object({ x: z.string().max(3) }))', { maxLength: 3 }],
    ['z.union([z.object({ x: z.string().min(1).max(8) }), z.object({ x: z.string().max(8) })])', { maxLength: 8 }],
    ['z.union([z.object({ x: z.string().min(1) }), z.object({ y: z.string() })])', { minLength: 1 }],
    ['z.object({ y: z.string().min(1) })', {}],
  ])('finds the field in %s', (schema, constraints) => {
    expect(fieldOf(schema)?.constraints).toEqual(constraints);
  });

  test('finds a field of an item of a list', () => {
    const schema = 'z.object({ rows: z.array(z.object({ name: z.string().max(7) })) })';
    expect(fieldOf(schema, '', 'rows.0.name')?.constraints).toEqual({ maxLength: 7 });
  });

  test('leaves a field with a first value optional', () => {
    const schema = 'z.object({ x: z.string().min(1) })';
    expect(fieldOf(schema, ", defaultValues: { x: '' }")?.constraints.required).toBe(true);
    expect(fieldOf(schema, ", defaultValues: { x: 'kept' }")?.constraints.required).toBeUndefined();
    expect(fieldOf(schema, ', defaultValues: window.record')?.constraints.required).toBeUndefined();
  });

  test('makes an address or a number of a text box', () => {
    expect(fieldOf('z.object({ x: z.string().email() })')?.control).toBe('email');
    expect(fieldOf('z.object({ x: z.number() })')?.control).toBe('number');
    expect(fieldOf('z.object({ x: z.string() })')?.control).toBe('text');
  });
});
