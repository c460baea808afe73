import { useForm } from 'react-hook-form';

export function useZodForm(options) {
  return useForm({ ...options, shouldUnregister: true });
}
