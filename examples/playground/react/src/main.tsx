import { createTheme, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './styles/base.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/products.css';
import './styles/orders.css';

const theme = createTheme({
  palette: { primary: { main: '#8f4426' } },
  shape: { borderRadius: 6 },
  typography: { fontFamily: 'inherit' },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <App />
    </ThemeProvider>
  </StrictMode>,
);
