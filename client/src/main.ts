import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/commissioner/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { restoreDrafts, watchFiles } from './lib/update.svelte.ts';
import './tokens.css';
import './app.css';

watchFiles();
const target = document.getElementById('app');
if (target) mount(App, { target });
restoreDrafts();
