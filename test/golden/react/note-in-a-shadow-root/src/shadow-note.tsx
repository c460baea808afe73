import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  onKeep: (note: string) => void;
}

/** The app's own markup in an open shadow root, so that the page's styles stay outside. */
export function ShadowNote({ onKeep }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [note, setNote] = useState('');

  useEffect(() => {
    const at = host.current!;
    setRoot(at.shadowRoot ?? at.attachShadow({ mode: 'open' }));
  }, []);

  async function keep() {
    await fetch('/api/notes', { method: 'POST', body: JSON.stringify({ note }) });
    onKeep(note);
    setNote('');
  }

  return (
    <div ref={host}>
      {root !== null &&
        createPortal(
          <section aria-label="Note to the house">
            <label>
              Your note <input value={note} onChange={(event) => setNote(event.target.value)} />
            </label>
            <button type="button" onClick={keep}>
              Keep note
            </button>
          </section>,
          root as unknown as Element,
        )}
    </div>
  );
}
