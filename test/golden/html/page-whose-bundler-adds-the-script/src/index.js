import sidebar from './sidebar';
import press from './press';

document.querySelector('body').appendChild(sidebar());
press();
