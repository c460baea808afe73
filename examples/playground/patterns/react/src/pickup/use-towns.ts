import { useEffect, useState } from 'react';

/** The server's suggestions for a text: asked for once the typing has paused, and slow to come. */
export function useTowns(text: string) {
  const [found, setFound] = useState<{ text: string; towns: string[] }>({ text: '', towns: [] });
  useEffect(() => {
    if (text === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/towns?q=${encodeURIComponent(text)}`, { signal: stop.signal });
        setFound({ text, towns: (await response.json()) as string[] });
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    }, 300);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return { towns: text === '' ? [] : found.towns, isLoading: text !== found.text };
}
