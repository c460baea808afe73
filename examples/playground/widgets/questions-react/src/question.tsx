import { useState, type ReactNode } from 'react';

interface Asked {
  text: string;
  answer: (yes: boolean) => void;
}

/** Asks in a dialog of the app. `ask` resolves with the answer of the person. */
export function useQuestion(): { ask: (text: string) => Promise<boolean>; question: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (text: string): Promise<boolean> => new Promise((resolve) => setAsked({ text, answer: resolve }));
  const end = (yes: boolean): void => {
    asked?.answer(yes);
    setAsked(null);
  };
  const question = asked && (
    <div role="dialog" aria-modal="true" style={{ position: 'fixed', inset: '30%', background: 'white' }}>
      <p>{asked.text}</p>
      <button onClick={() => end(false)}>Keep</button>
      <button onClick={() => end(true)}>Go on</button>
    </div>
  );
  return { ask, question };
}
