import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/commissioner/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './app.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
