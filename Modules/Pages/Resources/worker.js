// Lets the browser keep pages for times without the server, where it may: over https, or from this machine itself.

if (isSecureContext && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
