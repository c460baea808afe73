import { useMutation, useQueryClient, type MutationFunction } from '@tanstack/react-query';

/** A change at the server; what was read of it before is read again. */
export function useChange<Value, Answer>(mutationFn: MutationFunction<Answer, Value>, ...keys: string[]) {
  const client = useQueryClient();
  return useMutation<Answer, Error, Value>({
    mutationFn,
    onSuccess: () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
