import { combineReducers } from 'redux';
import { ADD_BOOK, CLOSE_MODAL, OPEN_MODAL } from './actions';

function books(state = { list: [] }, action) {
  switch (action.type) {
    case ADD_BOOK:
      return { ...state, list: [...state.list, action.payload] };
    default:
      return state;
  }
}

const modal = (state = { open: null }, { type, payload }) => {
  switch (type) {
    case OPEN_MODAL:
      return { ...state, open: payload };
    case CLOSE_MODAL:
      return { ...state, open: null };
    default:
      return state;
  }
};

export default combineReducers({ books, modal });
