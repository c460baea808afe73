import { Component } from 'react';

export default class Login extends Component {
  state = { email: '', password: '' };

  submit = (event) => {
    event.preventDefault();
    fetch('/login', { method: 'POST', body: JSON.stringify(this.state) });
  };

  render() {
    return (
      <form onSubmit={this.submit}>
        <fieldset className="form-group">
          <input placeholder="Email" type="email" value={this.state.email} onChange={(event) => this.setState({ email: event.target.value })} />
        </fieldset>
        <fieldset className="form-group">
          <input placeholder="Password" type="password" value={this.state.password} onChange={(event) => this.setState({ password: event.target.value })} />
        </fieldset>
        <button type="submit">Sign in</button>
      </form>
    );
  }
}
