import { createContext, useContext, useReducer } from 'react';

const Filter = createContext(null);
const initial = { options: ['All', 'Late'], active: 'All' };

function reducer(state, action) {
  switch (action.type) {
    case 'set':
      return { ...state, active: action.value };
    default:
      throw new Error('unknown');
  }
}

export function FilterProvider({ children }) {
  const [state, dispatch] = useReducer(reducer, initial);
  return <Filter.Provider value={{ state, dispatch }}>{children}</Filter.Provider>;
}

export const useFilter = () => useContext(Filter);
