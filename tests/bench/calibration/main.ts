import {
  BoxGeometry,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer,
} from 'three';

/** The least that can be called a lit scene: one box and its shadow. What this machine needs for it is the yardstick. */
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(window.innerWidth, window.innerHeight);
renderer.shadowMap.enabled = true;
document.body.append(renderer.domElement);

const material = new MeshStandardMaterial({ color: '#c2c4c6', roughness: 0.5 });
const box = new Mesh(new BoxGeometry(1, 1, 1), material);
box.castShadow = true;
box.position.y = 0.5;
const floor = new Mesh(new PlaneGeometry(8, 8), material);
floor.rotation.x = -Math.PI / 2;
floor.receiveShadow = true;
const sun = new DirectionalLight('#ffffff', 3);
sun.position.set(2, 4, 3);
sun.castShadow = true;

const scene = new Scene();
scene.add(box, floor, sun);
const camera = new PerspectiveCamera(35, window.innerWidth / window.innerHeight, 0.1, 50);
camera.position.set(3, 2.5, 4);
camera.lookAt(0, 0.5, 0);

renderer.render(scene, camera);
const gl = renderer.getContext();
gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
document.documentElement.dataset['ready'] = 'true';
