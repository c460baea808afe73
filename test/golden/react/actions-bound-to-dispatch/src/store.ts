import { combineReducers, createStore } from 'redux';
const cart = (state = { open: false, items: [] }, action) => {
  switch (action.type) {
    case 'cart/open': return { ...state, open: true };
    case 'cart/close': return { ...state, open: false };
    default: return state;
  }
};
export const store = createStore(combineReducers({ cart }));
