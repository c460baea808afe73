import { createContext, useContext, useState } from 'react';
const ModalContext = createContext<any>(null);
function ModalProvider({ children }: any) {
  const [content, setContent] = useState<any>(null);
  return <ModalContext.Provider value={{ show: setContent, hide: () => setContent(null) }}>{children}{content && <div role="dialog">{content}</div>}</ModalContext.Provider>;
}
const useModal = () => useContext(ModalContext);
function AddForm() {
  const { hide } = useModal();
  return <form onSubmit={(e) => { e.preventDefault(); fetch('/i', { method: 'POST' }); hide(); }}><label>Name <input name="name" /></label><button>Save item</button><button type="button" onClick={hide}>Cancel</button></form>;
}
function Help() {
  return <button onClick={() => fetch('/ask', { method: 'POST' })}>Ask us</button>;
}
/** Each button shows its own content, so it opens no other one. */
function Page() {
  const { show } = useModal();
  return <div><button onClick={() => show(<AddForm />)}>Add item</button><button onClick={() => show(<Help />)}>Help</button></div>;
}
export function App() { return <ModalProvider><Page /></ModalProvider>; }
