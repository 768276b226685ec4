"""What cards do: the words they are written in, and a function for each verb."""
