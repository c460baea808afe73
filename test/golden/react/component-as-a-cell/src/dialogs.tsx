import { createContext, useContext, useState } from 'react';

const Dialogs = createContext(null);
export const useDialogs = () => useContext(Dialogs);

export function DialogsProvider({ children }) {
  const [open, setOpen] = useState(null);
  const [person, setPerson] = useState(null);
  return <Dialogs value={{ open, setOpen, person, setPerson }}>{children}</Dialogs>;
}
