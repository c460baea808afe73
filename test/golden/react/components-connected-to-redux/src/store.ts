import { combineReducers, createStore } from 'redux';

const initial = { modal: null, note: null };

function ui(state = initial, action) {
  if (action.type === 'edit') return { ...state, modal: 'edit', note: action.note };
  return state;
}

const notes = (state = [], action) => {
  switch (action.type) {
    case 'remove':
      return state.filter((note) => note.id !== action.id);
    default:
      return state;
  }
};

export const store = createStore(combineReducers({ ui, notes }));
export const edit = (note) => ({ type: 'edit', note });
export const remove = (id) => ({ type: 'remove', id });
