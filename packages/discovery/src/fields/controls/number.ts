import type { ControlSchema } from './field-value.js';

/** A control that holds a number. A native range is 0 to 100 without other limits (HTML, section 4.10.5.1.13). */
export const number: ControlSchema = {
  name: 'number',
  types: ['number', 'range', 'slider', 'spinbutton'],
  isChoice: false,
  schema({ type, constraints: { min, max, step } }) {
    const minimum = finite(min) ?? (type === 'range' && max === undefined ? 0 : undefined);
    const maximum = finite(max) ?? (type === 'range' && min === undefined ? 100 : undefined);
    const unit = finite(step);
    // Validators divide in binary: a fractional multipleOf refuses 19.99 by 0.01. HTML counts steps from min.
    const whole = unit !== undefined && Number.isInteger(unit) && unit > 0 && (minimum ?? 0) % unit === 0;
    return {
      type: whole ? 'integer' : 'number',
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
      ...(whole && unit !== 1 ? { multipleOf: unit } : {}),
    };
  },
};

function finite(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}
