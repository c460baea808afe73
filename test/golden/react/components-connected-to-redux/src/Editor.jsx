import React from 'react';
import { connect } from 'react-redux';

class Editor extends React.Component {
  render() {
    const { modal, save, title } = this.props;
    if (modal !== 'edit') return null;
    return (
      <dialog open aria-label={title}>
        <label>
          Text <input name="text" />
        </label>
        <button onClick={() => save()}>Update</button>
      </dialog>
    );
  }
}

export default connect((state) => ({ modal: state.ui.modal }), { save: () => ({ type: 'save' }) })(Editor);
