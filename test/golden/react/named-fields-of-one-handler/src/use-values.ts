import { useState } from 'react';

export function useValues(initial) {
  const [values, setValues] = useState(initial);
  const change = ({ target }) => {
    const { name, type, checked, value } = target;
    setValues((old) => ({ ...old, [name]: type === 'checkbox' ? checked : value }));
  };
  const changeById = (event) => setValues({ ...values, [event.target.id]: event.target.value });
  return { values, change, changeById };
}
