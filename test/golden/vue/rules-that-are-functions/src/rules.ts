export const required = (v: string) => !!v || 'Required';
export const notEmpty = [(v: unknown) => !!v || 'Fill this in'];
export const useRules = () => ({ required: (v) => !!v || 'Required.', min: (n: number) => (v: string) => v.length >= n || `At least ${n}` });
